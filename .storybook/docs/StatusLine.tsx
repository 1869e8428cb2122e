import { componentOf, pageOfArea, statusOf, type Status } from '../components.ts';
import { wordsOf } from '../pageNames.ts';

const MEANS: Readonly<Record<Status, string>> = {
  stable: 'Its props change only in a version that says so: before 1.0.0 a minor one, then a major one.',
  experimental: 'Its props may still change in any version.',
};

/** The status of a component, a link to its area, and the words under which the search finds it. */
export function StatusLine({ title }: { title: string }) {
  const component = componentOf(title);
  const status = statusOf(component);
  const words = wordsOf(component);
  const area = title.slice(0, title.lastIndexOf('/'));
  const page = pageOfArea(area)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
  return (
    <p>
      <strong>{status.charAt(0).toUpperCase() + status.slice(1)}.</strong> {MEANS[status]}{' '}
      {area !== 'Foundations' && (
        <a href={`./?path=/docs/${[page, 'docs'].join('--')}`} target="_top">
          {area.split('/').join(', ')}: when to use what
        </a>
      )}
      {words.length > 0 && (
        <>
          <br />
          Also called{' '}
          {words.map((word, index) => (
            <span key={word.id} id={word.id} style={{ font: 'inherit' }}>
              {index > 0 && ', '}
              {word.title}
            </span>
          ))}
          .
        </>
      )}
    </p>
  );
}
