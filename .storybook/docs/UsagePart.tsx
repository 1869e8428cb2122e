import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { anatomies, sizes, type Usage, usages } from 'virtual:component-facts';
import { isKey, KEYS } from '../usage/keys.ts';
import { Examples } from './Examples.tsx';
import { usePlaces } from './usePlaces.ts';

/** Turns component names in backticks into links to their pages. */
function linked(text: string, places: ReadonlyMap<string, string>): string {
  return text.replaceAll(/`(\w+)`/g, (whole, name: string) => {
    const place = places.get(name);
    return place ? `[${name}](./?path=/docs/${place})` : whole;
  });
}

/** When to use a component, and when to use another one. */
export function WhenToUse({ component }: { component: string }) {
  const places = usePlaces();
  const about = usages[component];
  if (!about) return null;
  return (
    <>
      <Heading>When to use it</Heading>
      <Markdown>{`- **Use it:** ${linked(about.use, places)}\n- **Don’t:** ${linked(about.avoid, places)}`}</Markdown>
      <Examples component={component} />
    </>
  );
}

function Operated({ about }: { about: Usage }) {
  return (
    <>
      <Heading>Keys and screen readers</Heading>
      <table>
        <thead>
          <tr>
            <th>key</th>
            <th>does</th>
          </tr>
        </thead>
        <tbody>
          {about.keys.filter(isKey).map((name) => (
            <tr key={name}>
              <td>{KEYS[name][0]}</td>
              <td>{KEYS[name][1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>A screen reader says:</strong> {about.heard}
      </p>
    </>
  );
}

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** How a component is operated, which parts can be styled, and its size. */
export function Facts({ component }: { component: string }) {
  const about = usages[component];
  const anatomy = anatomies[component];
  const kB = sizes[component];
  return (
    <>
      {about && <Operated about={about} />}
      <Heading>Anatomy and bytes</Heading>
      <Markdown>
        {[
          '- **Root:** takes `className`, `style`, `ref`, `data-*`; your own CSS in no layer wins.',
          anatomy && anatomy.states.length > 0 && `- **States to style by:** ${listed(anatomy.states)}.`,
          anatomy && anatomy.tokens.length > 0 && `- **Tokens:** ${listed(anatomy.tokens)}.`,
          anatomy &&
            anatomy.parts.length > 0 &&
            `- **Inside:** ${anatomy.parts.join(', ')}. These have no class names: they follow the tokens.`,
          kB !== undefined &&
            `- **Bytes:** ${kB} kB alone (brotli), without React and Emotion, and without what it loads late.`,
        ]
          .filter(Boolean)
          .join('\n')}
      </Markdown>
    </>
  );
}
