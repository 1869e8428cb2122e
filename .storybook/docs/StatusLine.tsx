import { componentOf, statusOf, type Status } from '../components.ts';

const MEANS: Readonly<Record<Status, string>> = {
  stable: 'Its props change only in a version that says so: before 1.0.0 a minor one, then a major one.',
  experimental: 'Its props may still change in any version.',
};

/** The status of a component, and a link to its area. */
export function StatusLine({ title }: { title: string }) {
  const component = componentOf(title);
  const status = statusOf(component);
  const area = title.slice(0, title.lastIndexOf('/'));
  const page = `${area}/About`.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return (
    <p>
      <strong>{status.charAt(0).toUpperCase() + status.slice(1)}.</strong> {MEANS[status]}{' '}
      {area !== 'Foundations' && (
        <a href={`./?path=/docs/${[page, 'docs'].join('--')}`} target="_top">
          {area.split('/').join(', ')}: when to use what
        </a>
      )}
      <br />
      <a href="./?path=/docs/what-is-new--docs" target="_top">
        What is new
      </a>
    </p>
  );
}
