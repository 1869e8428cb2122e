import { useEffect, useState } from 'react';
import { viewObserver } from '../../../hooks/browserParts.ts';

/** The band near the top of the window in which a section counts as current. */
const READING_BAND = '-10% 0px -75%';

/** Returns the anchor of the section in view. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);

  useEffect(() => {
    const observer = viewObserver((entries) => {
      const read = entries.findLast((entry) => entry.isIntersecting);
      if (read) setCurrent(read.target.id);
    }, READING_BAND);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer?.observe(section);
    }
    return () => observer?.disconnect();
  }, [ids]);

  return current;
}
