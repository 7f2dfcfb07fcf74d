import { once } from 'node:events';
import pg from 'pg';
import type { DatabaseClient } from '#db/client.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

interface WatchedPlan {
  text: string;
  nodes: PlanNode[];
}

/**
 * Records the plan of every statement that PostgreSQL runs for the application, including those in
 * functions and of reference checks.
 */
export async function watchPlans({ pool }: DatabaseClient, databaseUrl: string) {
  const settings = {
    // 'alter database' sets it, so that the application connects as usual.
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  const name = new URL(databaseUrl).pathname.slice(1);
  const settingUp = new pg.Client(databaseUrl);
  await settingUp.connect();
  for (const [setting, value] of Object.entries(settings)) {
    await settingUp.query(`alter database ${name} set ${setting} = '${value}'`);
  }
  // The connections that stored the advisor's passages at the start do not have these settings.
  await settingUp.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await settingUp.end();
  // A query on a connection that is about to end would fail.
  while (pool.totalCount > 0) await once(pool, 'remove');
  let plans: WatchedPlan[] = [];
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const json = message.slice(message.indexOf('{'));
      const { 'Query Text': text, Plan: plan } = JSON.parse(json) as {
        'Query Text': string;
        Plan: PlanNode;
      };
      plans.push({ text, nodes: withParts(plan) });
    });
  });
  return {
    /** The statements since the last call. */
    take(): WatchedPlan[] {
      const taken = plans;
      plans = [];
      return taken;
    },
  };
}

/** The tables that a plan scans completely, with the statement. */
export function sequentialScans(plans: readonly WatchedPlan[]): string[] {
  return plans.flatMap(({ text, nodes }) =>
    nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => `${node['Relation Name']}: ${text}`),
  );
}

export function touchedTables(plans: readonly WatchedPlan[]): string[] {
  const names = plans.flatMap(({ nodes }) => nodes.map((node) => node['Relation Name'] ?? ''));
  return [...new Set(names)].filter((name) => name !== '').toSorted();
}

function withParts(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(withParts)];
}
