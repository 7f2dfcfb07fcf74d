/** A stream of events that late readers get from the first event on. */
export class EventLog<Event> {
  readonly #events: Event[] = [];
  #changed = Promise.withResolvers<void>();
  #outcome: { error?: unknown } | undefined;

  add(event: Event): void {
    this.#events.push(event);
    this.#wake();
  }

  end(): void {
    this.#outcome ??= {};
    this.#wake();
  }

  fail(error: unknown): void {
    this.#outcome ??= { error };
    this.#wake();
  }

  /** @throws the log's error, after all events */
  async *read(): AsyncGenerator<Event, void> {
    for (let next = 0; ;) {
      const changed = this.#changed.promise;
      for (; next < this.#events.length; next++) yield this.#events[next]!;
      if (this.#outcome && next === this.#events.length) {
        if ('error' in this.#outcome) throw this.#outcome.error;
        return;
      }
      await changed;
    }
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }
}
