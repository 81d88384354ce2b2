import { DefaultSkeleton, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import type { AppConfig } from '@pricehunt/web-shell';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useShopperServices } from '../../../shopper-services';

export interface TestPageProps {
  readonly title: string;
  readonly lead: string;
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

export function TestPage({ title, lead, otherwise, children }: TestPageProps) {
  const { readConfig } = useShopperServices();
  const [config, setConfig] = useState<AppConfig | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readConfig().then((config) => {
      if (isCurrent) setConfig(config);
    });
    return () => {
      isCurrent = false;
    };
  }, [readConfig]);
  if (config === null) return <DefaultSkeleton />;
  if (!config.hasTestPages) return otherwise;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} lead={lead} />
      {children}
    </>
  );
}
