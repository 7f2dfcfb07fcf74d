/** How far an assessment came, as far as it matters for how long it is kept. */
export type AssessmentStage = 'empty' | 'unfinished' | 'completed';

/** For how many days an assessment is kept after it was last touched; 0: for good. */
export type Retention = Readonly<Record<AssessmentStage, number>>;
