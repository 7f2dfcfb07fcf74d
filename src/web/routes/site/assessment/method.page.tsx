import type { ReactNode } from 'react';
import { alphaText, method } from '#content/method.ts';
import { areas } from '#domain/areas.ts';
import { middleHalfWords } from '#content/norms.ts';
import type { Norms } from '#domain/norms.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import {
  above4,
  above5,
  atTop,
  cluster3,
  endColumn,
  inside3,
  inside7,
  lineAbove,
  measure,
  split,
  stack4,
} from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { h1, kicker, lead, strong, tabular } from '#web/ui/text.css.ts';
import { BackLinks } from './back-links.tsx';

const { limits, others, agreement, data } = method;

export function MethodPage() {
  const { norms, practice } = useSettings();
  return (
    <>
      <Section tone="deep" size="slim">
        <BackLinks />
        <p className={`${kicker} ${above4}`}>{method.kicker}</p>
        <h1 className={`${h1} ${above4}`}>{method.headline}</h1>
        <p className={`${lead} ${above5}`}>{method.lead}</p>
      </Section>
      <Section size="flush">
        {method.sections.map((section) => (
          <Part key={section.title} title={section.title}>
            {[...section.paragraphs, ...('id' in section ? practice.assessment.origin : [])].map(
              (paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ),
            )}
          </Part>
        ))}
        <Part title={limits.title}>
          {limits.items.map((item) => (
            <p key={item.lead}>
              <b>{item.lead}</b> <span>{item.text}</span>
            </p>
          ))}
        </Part>
        {norms && <Others norms={norms} />}
        {norms?.agreement && <Agreement alphas={norms.agreement} />}
        <Part title={data.title}>
          <p>{data.text}</p>
          <div className={cluster3}>
            {data.actions.map((action) => (
              <ActionButton key={action.label} action={action} variant="secondary" />
            ))}
          </div>
        </Part>
      </Section>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${split} ${lineAbove} ${inside7}`}>
      <SectionHeading headline={title} />
      <div className={`${stack4} ${atTop} ${measure}`}>{children}</div>
    </div>
  );
}

function Others({ norms }: { norms: Norms }) {
  return (
    <Part title={others.title}>
      <p>{others.lead}</p>
      <Figures
        rows={[
          [others.overall, middleHalfWords(norms.overall)],
          ...areas.map(({ name }) => [name, middleHalfWords(norms.areas[name])] as const),
        ]}
      />
      <p>{others.text}</p>
    </Part>
  );
}

function Agreement({ alphas }: { alphas: NonNullable<Norms['agreement']> }) {
  return (
    <Part title={agreement.title}>
      <p>{agreement.lead}</p>
      <Figures rows={areas.map(({ name }) => [name, alphaText(alphas[name])])} />
      <p>{agreement.text}</p>
    </Part>
  );
}

function Figures({ rows }: { rows: readonly (readonly [term: string, figure: string])[] }) {
  return (
    <dl>
      {rows.map(([term, figure]) => (
        <div key={term} className={`${endColumn} ${lineAbove} ${inside3}`}>
          <dt>{term}</dt>
          <dd className={`${strong} ${tabular}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
