import { checkShop, removeShop } from '@pricehunt/api-contract/admin-shops';
import type { AdminShop } from '@pricehunt/api-contract/admin-shops';
import { ButtonLink } from '@pricehunt/ui-kit';
import { generatePath, useNavigate } from 'react-router-dom';
import { ActButton } from '../../../console/components/act-button';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';

/** Rules, shipping, a new check and removal of a searched shop. */
export function ShopActs({ shop: { domain, name, platform } }: { readonly shop: AdminShop }) {
  const { retailers, shopRules, shops: words } = useMessages();
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap gap-2">
      {platform === 'generic' ? (
        <ButtonLink size="small" to={generatePath(routePaths.shopRules, { domain })}>
          <span aria-hidden="true">{shopRules.open}</span>
          <span className="sr-only">{shopRules.openSpoken(name)}</span>
        </ButtonLink>
      ) : null}
      <ButtonLink size="small" to={generatePath(routePaths.shopShipping, { retailerDomain: domain })}>
        <span aria-hidden="true">{retailers.shipping.title}</span>
        <span className="sr-only">{retailers.shipping.titleOf(name)}</span>
      </ButtonLink>
      <ActButton
        label={words.again}
        spokenLabel={words.checkSpoken(name)}
        title={words.checkTitle(name)}
        sentence={words.checkSentence}
        submit={words.again}
        act={(api) => api.call(checkShop, { params: { domain } })}
        renews={['shops', 'sources']}
        done={words.checkDone(name)}
      />
      <ActButton
        label={words.remove}
        spokenLabel={words.removeSpoken(name)}
        title={words.removeTitle(name)}
        sentence={words.removeSentence}
        submit={words.remove}
        isDestructive
        act={(api) => api.call(removeShop, { params: { domain } })}
        renews={['shops', 'sources']}
        done={words.removed(name)}
        onDone={() => void navigate(routePaths.sources)}
      />
    </div>
  );
}
