import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Is the page being printed? Known before the browser takes its picture of the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // The picture is taken when the listeners are done.
    const tell = (printing: boolean) => () => flushSync(() => setPrinting(printing));
    window.addEventListener('beforeprint', tell(true), { signal });
    window.addEventListener('afterprint', tell(false), { signal });
    return () => leaving.abort();
  }, []);

  return isPrinting;
}
