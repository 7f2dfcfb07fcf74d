import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { localStore } from '#web/lib/browser-storage.ts';
import type { QuestionFlow } from './use-question-flow.ts';

const STORED = 'next_by_itself';
/** Long enough to see what was chosen, and to correct it. */
const PAUSE_MS = 600;
const OFFERED_FROM = 3;

/**
 * A switch, off by default: the second rating leads on by itself. For touch and mouse only, since arrow keys pass through
 * ratings. Not from the last competency, because that completes the assessment.
 */
export function useNextByItself(flow: QuestionFlow, answered: number) {
  const { index, isReviewing, isAreaEnd } = flow;
  const canGoOn = !isReviewing && !isAreaEnd && index < competencies.length - 1;
  const [isOn, setOn] = useState(() => localStore.get(STORED) !== null);
  const [wasOn] = useState(isOn);
  const [ratedAt, setRatedAt] = useState<{ index: number } | null>(null);
  const isByPointer = useRef(false);

  useEffect(() => {
    const stop = new AbortController();
    // Whatever the visitor does next comes first.
    const note = ({ type }: Event) => {
      isByPointer.current = type === 'pointerdown';
      setRatedAt(null);
    };
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(type, note, { capture: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  const goOn = useEffectEvent(() => {
    if (ratedAt?.index === index) flow.next();
  });
  useEffect(() => {
    if (ratedAt === null) return undefined;
    const timer = setTimeout(() => goOn(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ratedAt]);

  return {
    isOffered: canGoOn && (wasOn || answered >= OFFERED_FROM),
    isOn,
    set: (on: boolean) => {
      localStore.set(STORED, on ? 'yes' : null);
      setOn(on);
    },
    rate: (question: 0 | 1, value: Rating) => {
      flow.rate(question, value);
      if (isOn && canGoOn && isByPointer.current) setRatedAt({ index });
    },
  };
}
