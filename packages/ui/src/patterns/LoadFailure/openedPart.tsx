import { type ComponentType, useEffect, useState } from 'react';
import { importPart } from '../../element/lazyPart.tsx';
import { MissingWithNotice } from './lazyWithRetry.tsx';

interface Openable {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export interface SignProps<Props> {
  /** The props of the part. */
  part: Props;
}

/**
 * Makes a part whose script is loaded when it is first opened. Its sign, such as the button that opens it, stays
 * the same element until the part replaces it, open: it keeps the focus while the script loads. If that fails, a
 * notice offers a retry.
 *
 * @example
 * const Calendar = openedPart(async () => (await importCalendar()).Calendar, CalendarButton);
 */
export function openedPart<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  Sign: ComponentType<SignProps<Props>> = Nothing,
): ComponentType<Props> {
  return function OpenedPart(props: Props) {
    const { Part, onRetry } = useImported(load, props.open);
    if (Part) return <Part {...props} />;
    return (
      <>
        <Sign part={props} />
        {onRetry && <MissingWithNotice part={props} onRetry={onRetry} />}
      </>
    );
  };
}

/** The part, imported once it is needed; `onRetry` if that has failed. */
function useImported<Props>(load: () => Promise<ComponentType<Props>>, isNeeded: boolean) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [{ attempt, hasFailed }, setProgress] = useState({ attempt: 0, hasFailed: false });
  const isMissing = isNeeded && !Part;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isLeft = false;
    importPart(load).then(
      (Loaded) => !isLeft && setPart(() => Loaded),
      () => !isLeft && setProgress({ attempt, hasFailed: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [load, isMissing, attempt]);

  const onRetry = hasFailed ? () => setProgress({ attempt: attempt + 1, hasFailed: false }) : undefined;
  return { Part, onRetry };
}

function Nothing(): null {
  return null;
}
