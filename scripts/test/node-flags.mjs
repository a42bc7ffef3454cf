/** A database of a test does not run long enough for its code to be worth a second, slower compilation. */
const QUICK_START = '--liftoff-only';

/** Tests make much that is gone at once; a larger nursery spares a tenth of the processor's time. */
const NURSERY = '--max-semi-space-size=32';

/** What Node is told wherever it runs tests. */
export const NODE_FLAGS = [QUICK_START, NURSERY];
