/**
 * The fold of the events of one stream into a state. It is pure: no clocks, no ids, no input or
 * output.
 */
export interface Folded<State, Event> {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
}
