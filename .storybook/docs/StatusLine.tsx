import { componentOf, statusOf, type Status } from '../components.ts';

const MEANS: Readonly<Record<Status, string>> = {
  stable: 'Its props change only with a new major version.',
  new: 'Added since the last release. Its props are meant to stay.',
  experimental: 'Its props may still change in any version.',
};

/** What one may rely on, and where the component's area is explained. */
export function StatusLine({ title }: { title: string }) {
  const status = statusOf(componentOf(title));
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
    </p>
  );
}
