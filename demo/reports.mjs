const DAY = 86_400_000;

/** Hands the shop what the platform reports. */
export function openReports({ clock, receive }) {
  let isOfBefore = false;
  return {
    async send(request) {
      if (!isOfBefore) return receive(request);
      const { notificationItems } = await request.clone().json();
      const happened = Date.parse(notificationItems[0].NotificationRequestItem.eventDate);
      return clock.daysAgo((clock.now() - happened) / DAY, () => receive(request));
    },
    /** Reports all disputes of before, each at its own time: the figures of a day are those of what happened on it. */
    async tellOfBefore({ disputes, notifications }) {
      isOfBefore = true;
      disputes();
      await notifications.deliver();
      isOfBefore = false;
    },
  };
}
