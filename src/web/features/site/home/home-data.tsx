import { faq } from '#content/faq.ts';
import { organization } from '#content/pages.ts';
import { useSettings } from '#web/settings.tsx';
import { StructuredData } from '../shared/structured-data.tsx';

/** Tells search engines whose site this is and which questions it answers. */
export function HomeData() {
  const { publicUrl, links } = useSettings();
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Organization',
          ...organization,
          url: `${publicUrl}/`,
          logo: `${publicUrl}/favicon.svg`,
          sameAs: [links.profile],
        }}
      />
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: faq.entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
        }}
      />
    </>
  );
}
