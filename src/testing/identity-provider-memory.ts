import type { Adapter, AdapterPayload } from 'oidc-provider';

/** In-memory storage for the local identity provider's codes, tokens and sessions. */
export function keepInMemory(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  return (model) => {
    const find = (matches: (payload: AdapterPayload) => boolean) =>
      Promise.resolve([...stored.values()].find(matches));
    return {
      upsert: (id, payload) => {
        stored.set(`${model} ${id}`, payload);
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(stored.get(`${model} ${id}`)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      consume: (id) => {
        const payload = stored.get(`${model} ${id}`);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy: (id) => {
        stored.delete(`${model} ${id}`);
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
        return Promise.resolve();
      },
    };
  };
}
