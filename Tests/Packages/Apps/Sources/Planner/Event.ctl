public enum Alert {
  none "None"
  atTime "At Time of Event"
  fiveMinutes "5 Minutes Before"
  hour "1 Hour Before"
}
public enum Repeat { never "Never"; daily "Every Day"; weekly "Every Week" }

public record Event {
  id: Int
  title: String
  place: String = ""
  start: Date
  end: Date
  isAllDay: Bool = false
  repeats: Repeat = .never
  alert: Alert = .none
  guests: [String]?
}
