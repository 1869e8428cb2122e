import emotion, { type CreateStyled } from '@emotion/styled';

type Make = (...styles: unknown[]) => unknown;

/** Styles in the library's layer, whose own rules win over its tokens and base, in any order. */
function layered(make: Make): Make {
  return (styles: unknown, ...values: unknown[]) => {
    const texts = styles as readonly string[];
    const pieces = texts.flatMap((text, at) => [text, values[at]]).slice(0, -1);
    return make('@layer kl{', ...pieces, '}');
  };
}

/**
 * Emotion's `styled` in the cascade layer `kl`: a consumer's unlayered styles win over every component,
 * whatever their selector and position.
 */
const styled = new Proxy(emotion, {
  apply: (target, _, args) => layered(Reflect.apply(target, undefined, args) as Make),
  // inherited properties are not elements: CommonJS code uses `styled.call`, for example
  get: (target, tag) =>
    Object.hasOwn(target, tag) ? layered(Reflect.get(target, tag) as Make) : Reflect.get(target, tag),
}) satisfies CreateStyled;

export default styled;
