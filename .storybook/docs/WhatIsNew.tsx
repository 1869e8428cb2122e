import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { NEW, statusOf } from '../components.ts';
import { CHANGES } from '../records.ts';
import { entriesOf, type Release } from './changelog.ts';
import { RELEASES } from './releases.ts';
import { usePlaces } from './usePlaces.ts';
import { Name } from './Way.tsx';

interface ComponentsProps {
  release: Release;
  places: ReadonlyMap<string, string>;
}

/** What was added, and what changed of the others: one line each. */
function Components({ release, places }: ComponentsProps) {
  const changes = CHANGES.filter(({ version }) => version === release.version);
  const named = [...places.keys()].filter((name) => entriesOf(release, name).length > 0);
  const recorded = new Set(changes.map(({ component }) => component));
  const others = [...new Set([...named, ...NEW])].filter((name) => !recorded.has(name)).sort();
  return (
    <table>
      <thead>
        <tr>
          <th>component</th>
          <th>what</th>
          <th>for</th>
          <th>on</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ component, what, audience, on }) => (
          <tr key={`${component} ${what}`}>
            <td>
              <Name of={component} place={places.get(component)} />
            </td>
            <td>{what}</td>
            <td>{audience}</td>
            <td>{on}</td>
          </tr>
        ))}
        {others.map((name) => (
          <tr key={name}>
            <td>
              <Name of={name} place={places.get(name)} />
            </td>
            <td>{statusOf(name) === 'new' ? 'new' : 'see the changelog below'}</td>
            <td>–</td>
            <td>–</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each release has brought, by component and in the words of the changelog. */
export function WhatIsNew() {
  const places = usePlaces();
  const [at, setAt] = useState(0);
  const release = RELEASES[at];
  if (!release) return null;
  return (
    <>
      <p>
        <label>
          Version{' '}
          <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
            {RELEASES.map(({ version }, index) => (
              <option key={version} value={index}>
                {version}
              </option>
            ))}
          </select>
        </label>
      </p>
      <Heading>By component</Heading>
      <Components release={release} places={places} />
      <Heading>The changelog</Heading>
      <Markdown>{release.entries.map((entry) => `- ${entry}`).join('\n')}</Markdown>
    </>
  );
}
