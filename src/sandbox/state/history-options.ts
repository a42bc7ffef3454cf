/** What a platform looks back on when it starts. It is made up in memory, from the seed. */
export interface HistoryOptions {
  /** Days that it goes back. Default: 60. */
  readonly days?: number | undefined;
  /** Sellers with an account holder and balance accounts, at most 2,000. Default: 2. */
  readonly sellers?: number | undefined;
  /** About how many transactions their balance accounts and the platform's hold together. Default: one sale a day for each account. */
  readonly transactions?: number | undefined;
  /** Disputes that are there from the start, whose deadlines are past or still to come. Default: 9. */
  readonly disputes?: number | undefined;
}
