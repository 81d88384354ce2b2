import { shopOf } from './known-shops';
import type { ShopId } from './known-shops';
import { readParameters, writeAddress } from './query-parameters';
import type { QueryParameter } from './query-parameters';
import { unwrapRedirector } from './redirector';
import { readWebUrl } from './web-url';

/** Unwraps redirectors and removes tracking; leaves the rest, and text that isn't a link, exactly as written. */
export function cleanLink(link: string): string {
  if (link.length > readableLengthMax) return link;
  const target = unwrapRedirector(link);
  const url = readWebUrl(target);
  if (url === null) return link;
  const shop = shopOf(target)?.shop.id ?? null;
  const ofShop = shop === null ? undefined : shopTracking[shop];
  const isTracking = ({ name }: QueryParameter) => {
    const plainName = name.replace(/^(?:amp;|\?)+/, '');
    return tracking.some((names) => names.test(plainName)) || ofShop?.test(plainName) === true;
  };
  const [ownPath, inPath] = splitAtEncodedQuery(url.pathname, isTracking);
  const parameters = [...inPath, ...readParameters(url.search)].filter((each) => !isTracking(each));
  const path = shop === 'amazon' ? ownPath.replace(/\/ref=[^/]*/g, '') : ownPath;
  return writeAddress(url.origin, path, parameters, url.hash);
}

/* Some senders encode the "?" before the parameters. A "?" of the product's name has no tracking after it. */
function splitAtEncodedQuery(
  pathname: string,
  isTracking: (parameter: QueryParameter) => boolean,
): readonly [path: string, parameters: readonly QueryParameter[]] {
  const at = pathname.search(/%3f/i);
  if (at < 0) return [pathname, []];
  const parameters = readParameters(
    pathname
      .slice(at + 3)
      .replace(/%3d/gi, '=')
      .replace(/%26/gi, '&'),
  );
  const isQuery = parameters.every(({ raw }) => /^[\w.~-]+=[^/]*$/.test(raw)) && parameters.some(isTracking);
  return isQuery ? [pathname.slice(0, at), parameters] : [pathname, []];
}

/** Longer than any shop's links; servers reject such links. */
export const readableLengthMax = 16_384;

/* Parameter families by prefix, then names by service. */
const tracking: readonly RegExp[] = [
  /^(?:(?:utm|mtm)(?:_.*)?|(?:utmi|matomo|piwik|ga|itm|otm|hsa|hmb|vn|stm|oft|etcc|emos|ceneo|klar|rfsn)_.*)$/i,
  // named by what they measure: "klar_campaign", "sv_campaign_id"
  /^[a-z]{2,8}_(?:campaign|adgroup)(?:_?(?:id|name))?$|^tt_(?:medium|source|content)$/i,
  // shops name places and designs of a print alike ("print_placement", "logo_creative")
  /^(?:ads?|fb|tt|tw|li|pin|sc|sv|gad?|google|bing|ms|ppc|klar|criteo|mkt|meta)_(?:creative|placement)(?:_?(?:id|name))?$/i,
  /^fb_(?:action_(?:ids|types)|source|ref|comment_id|content_(?:id|type)|ad(?:set)?(?:_?(?:id|name))?)$/i,
  /^ppc_(?:kw|keyword|term|ad(?:_?id)?|source|medium|network|device|match(?:_?type)?|cid|position)$/i,
  /^(?:em(?:cs|st|src|kd)\d{0,2}|provid|rfsn|ectrans|channable(?:_id)?|otracker\d?|vc_lpp|sc_i)$/i,
  /^(?:pk_(?:campaign|kwd|keyword|source|medium|content|cid|vid))$/i,
  // click and campaign ids by the prefixes that trackers use; shops name a product's own ids alike ("modelcid")
  /^(?:(?:gb?|ms|fb|ttc?|tw|tb|ob|y|ys|ym|d|li|sc|z|partner|aff|ir|epi)_?clid|(?:[a-z]{0,2}|aff|partner|ir|rb|ad|cf|unicorn)_?click_?id)$/i,
  /^(?:i|e|g|m|s|d|o|ext|int|mk|sc|em|ga|ad|cmp|rdt|et|hs)_?cid$/i,
  /^(?:cmp(?:_?(?:id|n|source|medium|name|type|code|date|term|content))?|e?mc|nm_?mc|wt_?z?mc|wtrid|os_ehash|echobox|__twitter_impression|ref_(?:src|url)|aff(?:iliate)?_?id)$/i,
  /^ist(?:[A-Z]\w*|_?(?:company|feed|item)_?id|_?bid)$/,
  // search and shopping ads
  /^(?:gclid|gclsrc|gbraid|wbraid|dclid|gad_(?:source|campaignid)|srsltid|_ga|_gl|_gac|gs_l)$/i,
  /^(?:msclkid|yclid|ysclid|ymclid|_openstat|s_kwcid|ef_id|rb_clickid|unicorn_click_id)$/i,
  /^(?:obclid|oborigurl|tblci|tbclid|cto_pld|cvosrc|mkwid|pcrid|_ef_transaction_id)$/i,
  /^(?:fbclid|action_(?:object|type|ref)_map)$/i,
  /^(?:twclid|ttclid|igshid|igsh|li_fat_id|epik|rdt_cid|sccid|mibextid|qclid|twsrc|tw_(?:source|medium|campaign|profile_id))$/i,
  // email and CRM
  /^(?:mc_[ce]id|mkt_tok|vero_(?:id|conv)|oly_(?:enc|anon)_id|_hs(?:enc|mi)|__hs(?:tc|sc|fp)|hsctatracking)$/i,
  /^(?:_kx|_ke|_bta_[ct]id|dm_[it]|ml_subscriber(?:_hash)?|sms_(?:click|source|uph)|nr_email_referer|__s|elqtrack.*)$/i,
  /^(?:omnisendcontactid|omnisendattributionid|vgo_ee|sc_(?:src|lid|uid|llid|eh|customer)|sfmc_\w+|trk_(?:contact|msg|module|sid)|cm_(?:sp|re|ven|cat|pla|ite)|et_(?:rid|cid)|mc_tc|bbeml|spmailingid|spuserid|spjobid|spreportid)$/i,
  /^(?:wickedid|wickedsource|_branch_(?:match_id|referrer)|guccounter|guce_referrer(?:_sig)?)$/i,
  /^(?:irclickid|irgwc|cjevent|cjdata|ran(?:mid|eaid|siteid)|awc|afsrc|sscid|zanpid|tduid|wt[._]z?mc)$/i,
  /^(?:im_ref|clickref|adref|admitad_uid|tagtag_uid|at_gd|ldtag_cl|wgu|wgexpiry|sv1|idealoid|aff_(?:id|sub\d?|platform|trace_key|fcid|fsk|short_key)|affiliate_id|itsc[tg]|pjid|pjmid|cfclick)$/i,
  // networks and marketplaces of one country or region
  /^(?:eff[ai]?_(?:id|cpt|sub\d?)|ca(?:welaid|gpspn|targetid|device|pcid|creative|agid)|kelkoo(?:click)?id|hgtid|spartner|trk(?:id|info)?|a8(?:mat)?|rafcid|atnct)$/i,
  /^(?:napm|n_(?:media|query|rank|ad|ad_group|keyword|keyword_id|campaign_type|match)|dmskw|dmcol|laz_trackid|uls_trackid|mkttid|exlaz|trafficfrom|xptdk|sp_atk)$/i,
  /^(?:matt_\w+|reco_(?:backend|backend_type|client|item_pos|id)|polycard_client|bltgh|k_clickid|kclid|ndclid|adjust_(?:t|tracker|campaign|adgroup|creative|label|deeplink|redirect|fallback|referrer)|af_(?:click_lookback|sub\d|force_deeplink|reengagement_window))$/i,
  // publishers and shop software
  /^(?:spm|scm|s_cid|xtor|at_(?:campaign|medium|source)|cm_mmc|tracking_source|ceneo_spo)$/i,
  /^(?:_pos|_psq|_ss|_sid|_fid|pr_(?:prod_strat|rec_id|rec_pid|ref_pid|seq))$/i,
];

const shopTracking: Readonly<Partial<Record<ShopId, RegExp>>> = {
  amazon:
    /^(?:p[df]_rd_.*|th|qid|srs?|s|sprefix|crid|keywords|dib|dib_tag|rnid|dchild|_encoding|smid|ie|tag|linkcode|linkid|ascsubtag|creative.*|camp|ref|ref_|refrid|colid|coliid|social_share|starsleft|skiptwisterog|content-id|aaxitk|spia|sp_csd|ms3_c|hsa_cr_id|sb-ci-.*|cv_ct_.*|__mk_.*|adid|qualifier|hv[a-z]+|previewohprop|ufe|source|store_ref|pldnsite|asc_(?:campaign|source|refurl|contentid|contenttype))$/i,
  ebay: /^(?:_trkparms|_trksid|_from|hash|amdata|mk(?:evt|cid|rid|groupid|pid|scid)|campid|toolid|customid|siteid|itmprp|itmmeta|norover|media|ssspo|sssrc|ssuid|sspagename|ul_noapp|widget_ver|chn|gcl[a-z]*)$/i,
  etsy: /^(?:click_key|click_sum|organic_search_click|ref|pro|frs|sts|bes|cns|etp|eaid|plkey|logging_key|content_source|external|sr_prefetch|pf_from|gpla|gao|nob|rec_type|search_preloaded_img|ls|crt)$/i,
  walmart:
    /^(?:ath.*|u1|wmlspartner|sourceid|affiliates?_ad_id|campaign_id|veh|adid|adsredirect|clickid|sharedid|affp\d|wl\d+)$/i,
  target:
    /^(?:lnk|ref|afid|clkid|cpng|lid|lnm|fndsrc|dfa|intcid|ds_rl|adgroup|network|device|targetid|location)$/i,
  bestbuy: /^(?:loc|acampid|mpid|intl|ref|cmp|affgroup|clickid)$/i,
  newegg: /^(?:cm_.*|nm_mc|icid|afc-.*|aid|pid|sid|cvosrc|cvo_.*|quicklink|ignorebbr|source|utm.*)$/i,
  aliexpress:
    /^(?:scm.*|spm.*|algo_.*|pdp_.*|btsid|ws_ab_test|aff_.*|sk|aem_.*|_t|gps-id|cv|af|mall_affr|dp|terminal_id|curpageloguid|utparam.*|tt|srcsns|sourcetype|social_params|afsmartredirect|gatewayadapt|bxsign|tracelog|initiative_id|traffic_.*|tesla.*|acnt|alb[a-z]+|ds_e_.*|issmbautocall|needsmbhouyi|isdl|src|businesstype|templateid|invitationcode|_randl_.*|ug_edm_item_id)$/i,
  alibaba: /^(?:spm.*|scm.*|tracelog|bypass|ncms_.*|mark|from|pvid|biz|s)$/i,
};
