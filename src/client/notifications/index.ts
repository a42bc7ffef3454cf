export { EVENT_CODES, NotificationBatch, NotificationItem, type EventCode } from './notification.js';
export { importHmacKey, isSignedNotification, signedText, signNotification } from './signature.js';
