import type { ReactNode } from 'react';
import * as css from './steps.css.ts';

/** One message, and beside or below it the steps of the mark. */
export function BesideSteps({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className={css.inner}>
      <div className={css.words}>{children}</div>
      <div className={css.drawing}>{drawing}</div>
    </div>
  );
}

/** The steps of the mark while the last of them is still to be built. */
export function UnfinishedSteps() {
  return (
    <svg viewBox="0 0 480 460" aria-hidden className={css.steps}>
      <path d="M0 460v-90h120v-90h120v-90h120v270Z" className={css.built} />
      <path d="M361 100h118v360" className={css.missing} />
      <path d="M361 190v-90" className={css.missing} />
      <circle cx="420" cy="50" r="33" className={css.pointToBe} />
    </svg>
  );
}

/** The steps of the mark with one missing, and the point fallen through the gap. */
export function BrokenSteps() {
  return (
    <svg viewBox="0 0 480 460" aria-hidden className={css.steps}>
      <path d="M0 460v-90h120v90ZM240 460v-270h120v-90h120v360Z" className={css.built} />
      <path d="M120 280h119M121 370v-90" className={css.missing} />
      <circle cx="180" cy="425" r="33" className={css.point} />
    </svg>
  );
}

/** All the steps of the mark, and the point above them. */
export function WholeSteps() {
  return (
    <svg viewBox="0 0 480 460" aria-hidden className={css.steps}>
      <path d="M0 460v-90h120v-90h120v-90h120v-90h120v360Z" className={css.built} />
      <circle cx="420" cy="50" r="33" className={css.point} />
    </svg>
  );
}
