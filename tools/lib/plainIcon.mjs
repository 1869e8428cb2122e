import { createElement } from 'react';

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * An icon that looks like lucide-react's, with the props of an SVG element. Decorative without a label.
 *
 * @param {readonly (readonly [tag: string, attributes: object])[]} shapes
 * @returns {import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>}
 */
export const plainIcon = (shapes) => (props) =>
  createElement(
    'svg',
    { ...LOOK, 'aria-hidden': !props['aria-label'] || undefined, ...props },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
