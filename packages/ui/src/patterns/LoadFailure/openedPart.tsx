import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { importPart } from '../../element/lazyPart.tsx';
import { MissingWithNotice } from './lazyWithRetry.tsx';

interface Openable {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The button of a part: before the part has come that of its sign, later the part's own. */
export interface ButtonOfPart {
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

export interface SignProps<Props> extends Required<ButtonOfPart> {
  /** The props of the part. */
  part: Props;
  /** Loads the part, and makes the press again on its button; `detail` is 0 for a key. */
  onPress: (event: { readonly detail: number }) => void;
}

/**
 * Makes a part whose script is loaded when it is first opened. Its sign, such as the button that opens it, stays
 * the same element until the part has come: it keeps the focus while the script loads. The part then takes over
 * focus and press, and opens as if it had always been there. If the script fails to load, a notice offers a retry.
 *
 * @example
 * const Calendar = openedPart(async () => (await importCalendar()).Calendar, CalendarButton);
 */
export function openedPart<Props extends Openable>(
  load: () => Promise<ComponentType<Props & ButtonOfPart>>,
  Sign: ComponentType<SignProps<Props>> = Nothing,
): ComponentType<Props> {
  return function OpenedPart(props: Props) {
    const buttonRef = useRef<HTMLButtonElement>(null);
    const [press, setPress] = useState<{ readonly detail: number }>();
    const isAsked = props.open || press !== undefined;
    const { Part, onRetry } = useImported(load, isAsked);
    usePressAgain(buttonRef, Part && press, () => setPress(undefined));

    // a part without a sign, such as a dialog, has no button
    if (Part) return <Part {...props} {...(Sign !== Nothing && { buttonRef })} />;
    function handleOpenChange(open: boolean): void {
      setPress(undefined);
      props.onOpenChange(open);
    }
    const missing: Openable = { open: isAsked, onOpenChange: handleOpenChange };
    return (
      <>
        <Sign
          part={props}
          buttonRef={buttonRef}
          onPress={({ detail }) => {
            setPress({ detail });
          }}
        />
        {onRetry && <MissingWithNotice part={missing} onRetry={onRetry} />}
      </>
    );
  };
}

/** Makes a press again on the button of the part that has come meanwhile. */
function usePressAgain(
  buttonRef: RefObject<HTMLButtonElement | null>,
  press: { readonly detail: number } | undefined,
  onDone: () => void,
): void {
  // before the paint, so that the focus is never lost
  useLayoutEffect(() => {
    if (press) buttonRef.current?.focus();
  }, [buttonRef, press]);
  useEffect(() => {
    if (!press) return;
    onDone();
    buttonRef.current?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: press.detail }),
    );
  });
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
