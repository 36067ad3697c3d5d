/** What the events of one stream amount to: pure, and free of clocks, ids and IO. */
export interface Folded<State, Event> {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
}
