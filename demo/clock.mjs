const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** A report follows what it tells of within seconds. */
const SOON = 5 * SECOND;

/** By so much it is behind before the shop opens: what was captured until then is booked by then. */
const BEFORE = 60 * SECOND;

/** The clock of the demonstration, which runs ahead as far as a visitor asks: what takes days at a bank is seen in a minute. */
export function openClock() {
  let ahead = -BEFORE;
  return {
    /** The shop opens: from here on it shows the time of day. */
    open() {
      ahead = 0;
    },
    now: () => Date.now() + ahead,
    /** Does something as it would have been done so many days ago. */
    async daysAgo(days, work) {
      const today = ahead;
      ahead = today - days * DAY;
      try {
        return await work();
      } finally {
        ahead = today;
      }
    },
    ahead: () => ahead,
    /** Moves it on by milliseconds, a month at most; whether it moved. */
    advance(by) {
      if (!Number.isSafeInteger(by) || by <= 0 || by > 31 * DAY) return false;
      ahead += by;
      return true;
    },
    /** Has a platform report all that has happened so far: for a report that is written, the clock goes the seconds on. */
    async catchUp({ nextAt, deliver }) {
      await deliver();
      for (let at = nextAt(); at !== undefined && at <= this.now() + SOON; at = nextAt()) {
        ahead += Math.max(0, Math.ceil(at - this.now()));
        await deliver();
      }
    },
  };
}
