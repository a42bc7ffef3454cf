/** Calls the simulated platform as the shop's own server does. Rejects with what it says where it refuses. */
export async function callPlatform(sandbox, method, url, body, key) {
  const answer = await sandbox.fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-api-key': 'sandbox',
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}
