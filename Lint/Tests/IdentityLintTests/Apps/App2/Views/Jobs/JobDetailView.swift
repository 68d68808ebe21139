import PhotosUI
import SwiftUI

struct JobDetailView: View {
  let jobID: Job.ID

  @EnvironmentObject private var store: JobStore
  @EnvironmentObject private var customers: CustomerStore
  @EnvironmentObject private var clock: TimeClock
  @State private var pickedPhoto: PhotosPickerItem?
  @State private var openedPhoto: JobPhoto?

  var body: some View {
    if let job = store.job(jobID) {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          summary(of: job)
          if let location = job.location {
            SiteWeatherCard(location: location)
          }
          clockCard(for: job)
          notesCard
          ChecklistView(items: binding(\.checklist, default: []))
            .id(jobID)
            .card()
          photoStrip(of: job)
          SignaturePad(strokes: binding(\.signature, default: []))
            .id(jobID)
            .card()
        }
        .padding()
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle(job.title)
      .fullScreenCover(item: $openedPhoto) { photo in
        PhotoViewer(photo: photo)
      }
      .onChange(of: pickedPhoto) { item in
        guard let item else { return }
        pickedPhoto = nil
        Task {
          if let data = try? await item.loadTransferable(type: Data.self) {
            await store.attachPhoto(data)
          }
        }
      }
    } else {
      Text("This job was deleted").foregroundColor(.secondary)
    }
  }

  private func binding<Value>(_ keyPath: WritableKeyPath<Job, Value>, default fallback: Value)
    -> Binding<Value>
  {
    let id = jobID
    return Binding(
      get: { store.job(id)?[keyPath: keyPath] ?? fallback },
      set: { newValue in store.update(id) { $0[keyPath: keyPath] = newValue } }
    )
  }

  private func summary(of job: Job) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      if let customer = job.customerID.flatMap({ customers.customer($0) }) {
        HStack {
          Avatar(initials: customer.initials, isHighlighted: customer.isPreferred)
          VStack(alignment: .leading) {
            Text(customer.name).font(.headline)
            Text(customer.address).font(.subheadline).foregroundColor(.secondary)
          }
        }
      }
      Picker("Status", selection: binding(\.status, default: .planned)) {
        ForEach(JobStatus.allCases) { status in
          Text(status.title).tag(status)
        }
      }
      .pickerStyle(.segmented)
      DatePicker("Scheduled", selection: binding(\.scheduled, default: job.scheduled))
    }
    .card()
  }

  private func clockCard(for job: Job) -> some View {
    HStack {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        Text(
          Duration.seconds(clock.total(for: job.id, at: context.date)).formatted(
            .time(pattern: .hourMinuteSecond))
        )
        .font(.title2.monospacedDigit())
      }
      Spacer()
      if let location = job.location, clock.running?.jobID != job.id {
        Button(clock.watchedJobID == job.id ? "Waiting…" : "On Arrival") {
          if clock.watchedJobID == job.id {
            clock.stopWatching()
          } else {
            clock.watchArrival(at: location, for: job.id)
          }
        }
      }
      Button(clock.running?.jobID == job.id ? "Stop" : "Start") {
        if clock.running?.jobID == job.id {
          clock.stop()
        } else {
          clock.start(job.id)
        }
      }
    }
    .buttonStyle(.bordered)
    .card()
  }

  private var notesCard: some View {
    VStack(alignment: .leading) {
      Text("Notes").font(.headline)
      JobNotesEditor(text: binding(\.notes, default: ""))
        .frame(height: 120)
    }
    .card()
  }

  private func photoStrip(of job: Job) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Photos").font(.headline)
        if store.uploadsInProgress > 0 {
          ProgressView()
        }
        Spacer()
        PhotosPicker(selection: $pickedPhoto, matching: .images) {
          Label("Add", systemImage: "camera")
        }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack {
          ForEach(job.photos) { photo in
            AsyncImage(url: photo.url) { image in
              image.resizable().scaledToFill()
            } placeholder: {
              Color.gray.opacity(0.2)
            }
            .frame(width: 90, height: 90)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .onTapGesture { openedPhoto = photo }
          }
        }
      }
      .frame(height: job.photos.isEmpty ? 0 : 90)
    }
    .card()
  }
}
