import { isMainThread } from 'node:worker_threads';

// Node runs this in every thread of a test: threads that the library starts read its sources as the test does.
if (!isMainThread) (await import('tsx/esm/api')).register();
