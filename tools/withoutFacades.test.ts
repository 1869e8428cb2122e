import { describe, expect, it } from 'vitest';
import { withoutFacade } from './lib/withoutFacades.mjs';

const FACADE = 'HomeRoute-OOUdpq2Y.js';

describe('a module that stands with others in one file', () => {
  it('is taken from there under the names by which it is asked for', () => {
    const code = 'L(()=>import(`./HomeRoute-OOUdpq2Y.js`),__VITE_PRELOAD__),import("./Other-1.js")';
    expect(withoutFacade(code, FACADE, 'cards-1.js', 't as HomeRoute,n as prefetch,same')).toBe(
      'L(()=>import("./cards-1.js").then(m=>({HomeRoute:m.t,prefetch:m.n,same:m.same})),__VITE_PRELOAD__),import("./Other-1.js")',
    );
  });

  it('is not lost where its import has another shape', () => {
    expect(() => withoutFacade('import(name)', FACADE, 'cards-1.js', 't as HomeRoute')).toThrow(/HomeRoute/);
  });
});
