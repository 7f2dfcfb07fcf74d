import { useQuery } from '@tanstack/react-query';
import { shared } from '#content/sharing.ts';
import { errorStatus, whatToDo } from '#web/lib/api-error.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { DeadLink } from './dead-link.tsx';
import { SharedHeader } from './shared-header.tsx';
import { SharedParts } from './shared-parts.tsx';
import * as css from './shared.css.ts';

/** What a link to share shows: read anew with each visit, since it may have been taken back. */
export function SharedResults({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    trpc.share.open.queryOptions({ token }, { gcTime: 0 }),
  );
  if (data) return <SharedParts results={data} />;
  // A text that cannot be a token is refused before it is looked up.
  if ([400, 404].includes(errorStatus(error) ?? 0)) return <DeadLink />;
  if (!error) return <Waiting />;
  return (
    <SharedHeader>
      <div role="alert" className={css.problem}>
        <h2 className={text.h3}>{shared.failed.headline}</h2>
        <p>{whatToDo(error, shared.failed.text)}</p>
        <Button size="lg" pending={isFetching} onClick={() => void refetch()}>
          {shared.failed.action}
        </Button>
      </div>
    </SharedHeader>
  );
}

/** What the server renders for every link, and what shows while the results are read. */
function Waiting() {
  return (
    <>
      <SharedHeader>
        <noscript>{shared.needsScript}</noscript>
      </SharedHeader>
      <Container className={css.waiting}>
        <Loading label={shared.loading} className={css.skeleton}>
          <Skeleton shape="block" className={css.block} />
          <Skeleton shape="title" />
          <Skeleton shape="block" className={css.block} />
        </Loading>
      </Container>
    </>
  );
}
