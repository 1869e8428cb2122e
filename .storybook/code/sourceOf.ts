import * as graph from '../../packages/ui/src/patterns/GraphCanvas/index.ts';
import * as ui from '@kathaloka/ui';
import type { StoryContext } from '@storybook/react-vite';
import { createElement, isValidElement, type ReactElement } from 'react';
import { componentOf } from '../components.ts';
import { WithState } from '../../packages/ui/src/testing/WithState.tsx';
import { type NameOf, Printer } from './print.ts';

const NAMES = new Map<unknown, { name: string; from: string }>([
  ...Object.entries(graph).map(
    ([name, value]) => [value, { name, from: '@kathaloka/ui/GraphCanvas' }] as const,
  ),
  ...Object.entries(ui).map(([name, value]) => [value, { name, from: '@kathaloka/ui' }] as const),
]);

/** An icon tells its name; a styled element of a story is the element that it styles. */
const nameOf: NameOf = (type) => {
  const { displayName, __emotion_base: base } = (type ?? {}) as {
    displayName?: string;
    __emotion_base?: string;
  };
  if (typeof base === 'string' && !NAMES.has(type)) return { name: base };
  return (
    NAMES.get(type) ??
    (typeof type === 'object' && displayName ? { name: displayName, from: 'lucide-react' } : undefined)
  );
};

const ignore = () => undefined;

/** What a story renders; that of `WithState` is what it shows first. */
function renderedBy(context: StoryContext): unknown {
  const rendered: unknown = context.originalStoryFn(context.args, context);
  if (!isValidElement(rendered) || rendered.type !== WithState) return rendered;
  const { initial, children } = rendered.props as {
    initial: unknown;
    children: (...given: unknown[]) => unknown;
  };
  return children(initial, ignore);
}

function printed(element: ReactElement): string {
  const printer = new Printer(nameOf);
  const code = printer.element(element, '  ');
  const imports = [...printer.imports]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';\n`);
  return `${imports.join('')}\nexport const Example = () => (\n  ${code}\n);\n`;
}

/**
 * The code of a story as somebody would write it elsewhere: what it renders, with its imports. Helpers with hooks run only
 * while React renders; then it is the component with the story's props, and without what the helper puts into it.
 */
export function sourceOf(context: StoryContext): string {
  const own: unknown = Reflect.get(ui, componentOf(context.title)) ?? context.component;
  const { args } = context;
  const ways = [
    () => renderedBy(context),
    () => createElement(own as string, args),
    () => createElement(own as string, args, '…'),
  ];
  for (const way of ways) {
    try {
      const element = way();
      if (isValidElement(element)) return printed(element);
    } catch {
      // the next way needs less
    }
  }
  return '';
}
