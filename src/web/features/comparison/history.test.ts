import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKeys } from '#web/features/assessment/data/queries.ts';
import { historyQuery } from './history.ts';

test.each(['history', 'own'])('a dashboard at ?id=%s shows nothing else’s data', (id) => {
  const others = [queryKeys.dashboard(undefined), historyQuery.queryKey];
  expect(others.map(hashKey)).not.toContain(hashKey(queryKeys.dashboard(id)));
});
