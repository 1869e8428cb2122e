import type { ClientState } from '@kathaloka/api';
import type { CreditPage } from '@kathaloka/contract/entities';
import { CREDIT_FILTERS } from '@kathaloka/contract/limits';
import type { CreditFilter } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { listCredits } from '../../readerActions/progressCalls.ts';

/** The loaded pages of the ledger, for one filter. */
interface LoadedPages {
  readonly filter: CreditFilter;
  readonly page?: CreditPage | undefined;
  readonly error?: unknown;
}

interface Answer {
  readonly data?: CreditPage | undefined;
  readonly error?: unknown;
}

/** The ledger, page by page, with its filter in the address. Late responses are dropped. */
export function useLedger() {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const [query, setQuery] = useSearchParams();
  const opened = CREDIT_FILTERS.find((one) => one === query.get('filter')) ?? 'all';
  const [loaded, setLoaded] = useState<LoadedPages>({ filter: opened });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  /** The last balance stays visible while another filter loads. */
  const [balance, setBalance] = useState<CreditPage['balance']>();
  const latestRequest = useRef(0);

  function load(filter: CreditFilter, before?: CreditPage): void {
    const id = ++latestRequest.current;
    const page = { filter, ...(before?.next && { after: before.next }) };
    const request = dispatch(listCredits.initiate({ query: page }, { track: false }));
    void request.then((answer) =>
      id === latestRequest.current ? receive(answer, filter, before) : undefined,
    );
  }

  function receive(answer: Answer, filter: CreditFilter, before: CreditPage | undefined): void {
    const { data, error } = answer;
    setIsLoadingMore(false);
    if (data) setBalance(data.balance);
    const page = data && { ...data, lines: [...(before?.lines ?? []), ...data.lines] };
    // finding a rare kind in a long ledger takes several requests
    if (page?.next && data?.lines.length === 0) return load(filter, page);
    setLoaded({ filter, page: page ?? before, error });
  }

  function show(filter: CreditFilter): void {
    setQuery(filter === 'all' ? {} : { filter }, { replace: true });
    setLoaded({ filter });
    load(filter);
  }

  const loadFirstPage = useEffectEvent(() => load(opened));
  useEffect(() => {
    loadFirstPage();
    return () => {
      latestRequest.current += 1;
    };
  }, []);

  const { filter, page, error } = loaded;
  return {
    filter,
    lines: page?.lines,
    balance,
    error,
    hasMore: typeof page?.next === 'string',
    isLoadingMore,
    show,
    retry: () => show(filter),
    more: () => {
      if (!page?.next || isLoadingMore) return;
      setIsLoadingMore(true);
      load(filter, page);
    },
  };
}
