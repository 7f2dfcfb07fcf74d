import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { pageNames } from '#content/office.ts';
import { officeSite } from '#content/office-site.ts';
import type { PageId } from '#content/pages.ts';
import { client } from '#web/lib/trpc.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { failureText } from '#web/lib/api-error.ts';
import { OfficeSection } from '#web/office/parts/page.tsx';
import { issuesOf, type Changes } from './draft.ts';
import * as css from './site.css.ts';
import { danger, smallSize } from '#web/ui/text.css.ts';
import { noRoomIfEmpty } from '#web/ui/layout.css.ts';

const words = officeSite.preview;
const widths = { phone: 390, desktop: 1280 } as const;
interface PreviewProps {
  changes: Changes;
  /** The saved version. A new one reloads the preview. */
  version: number;
  page: PageId;
  onPage: (page: PageId) => void;
}

export function Preview({ changes, version, page, onPage }: PreviewProps) {
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const settled = useSettled(changes, 500);
  const { data, error } = useQuery({
    queryKey: ['preview', version, page, settled],
    queryFn: () => client.office.site.preview.mutate({ page, changes: settled }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  // The query drops its data when a later draft is invalid.
  const [html, setHtml] = useState('');
  if (data !== undefined && data.html !== html) setHtml(data.html);
  return (
    <OfficeSection title={words.title}>
      <div className={css.previewBar}>
        <SelectField
          label={words.page}
          value={page}
          onChange={({ target }) => onPage(target.value as PageId)}
        >
          {Object.entries(pageNames).map(([id, name]) => option(id, name))}
        </SelectField>
        <SelectField
          label={words.width}
          value={width}
          onChange={({ target }) => setWidth(target.value as keyof typeof widths)}
        >
          <option value="phone">{words.phone}</option>
          <option value="desktop">{words.desktop}</option>
        </SelectField>
      </div>
      <p role="status" className={`${smallSize} ${danger} ${noRoomIfEmpty}`}>
        {error && (isInvalid(error) ? words.stale : failureText(error, words.failed))}
      </p>
      <Frame html={html} title={words.frame(pageNames[page] ?? page)} width={widths[width]} />
    </OfficeSection>
  );
}

const isInvalid = (error: unknown) => Object.keys(issuesOf(error)).length > 0;

/** Renders the page at the given width and scales it down to fit. */
function Frame({ html, title, width }: { html: string; title: string; width: number }) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [room, setRoom] = useState(width);

  useLayoutEffect(() => {
    const element = place.current!;
    const watching = new ResizeObserver(() => setRoom(element.clientWidth));
    watching.observe(element);
    return () => watching.disconnect();
  }, []);

  const scale = Math.min(1, room / width);
  // Keeps the scroll position when the page changes.
  const root = () => frame.current?.contentDocument?.scrollingElement;
  const onLoad = () => {
    const element = root();
    if (!element) return;
    element.scrollTop = scrolled.current;
    frame.current!.contentDocument!.addEventListener('scroll', () => {
      scrolled.current = root()?.scrollTop ?? 0;
    });
  };
  return (
    <div ref={place} className={css.previewPlace}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin"
        className={css.previewFrame}
        onLoad={onLoad}
        width={width}
        height={640 / scale}
        style={scale < 1 ? { transform: `scale(${scale})`, marginInline: 0 } : undefined}
      />
    </div>
  );
}
