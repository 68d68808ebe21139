import SwiftUI

// The same three views in two builds of one program. `#sourceLocation` gives their declarations the
// lines that they would have in files of their own, because a key by source location contains them.

enum Before {
  #sourceLocation(file:"Profile.swift",line:1)
  struct Profile: View {
    @State private var name = ""
    @State private var bio = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Bio", text: $bio)
      }
    }
  }
  #sourceLocation(file:"Preferences.swift",line:1)
  struct Preferences: View {
    @State private var volume = 5

    @State private var brightness = 8
    var body: some View {
      VStack {
        Stepper("Volume", value: $volume)
        Stepper("Brightness", value: $brightness)
        Text("Volume is \(volume)")
        Text("Brightness is \(brightness)")
      }
    }
  }
  #sourceLocation(file:"Dashboard.swift",line:1)
  struct Dashboard: View {
    @State private var refresh = false
    @State private var query = ""
    var body: some View {
      VStack {
        Toggle("Auto-refresh", isOn: $refresh)
        TextField("Search", text: $query)
      }
    }
  }
  #sourceLocation()
}

enum After {
  #sourceLocation(file:"Profile.swift",line:1)
  struct Profile: View {
    @State private var bio = ""
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Bio", text: $bio)
      }
    }
  }
  #sourceLocation(file:"Preferences.swift",line:1)
  struct Preferences: View {
    @State private var volume = 5
    @State private var brightness = 8
    var body: some View {
      VStack {
        Stepper("Volume", value: $volume)
        Stepper("Brightness", value: $brightness)
        Text("Volume is \(volume)")
        Text("Brightness is \(brightness)")
      }
    }
  }
  #sourceLocation(file:"Dashboard.swift",line:1)
  struct Dashboard: View {
    @State private var refresh = false
    @State private var interval = 30
    @State private var query = ""
    var body: some View {
      VStack {
        Toggle("Auto-refresh", isOn: $refresh)
        Text("Interval is \(interval)")
        TextField("Search", text: $query)
      }
    }
  }
  #sourceLocation()
}
