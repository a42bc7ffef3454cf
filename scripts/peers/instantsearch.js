// InstantSearch as its guide begins, with its default theme and the listings that our own catalogue shows.
import instantsearch from 'instantsearch.js';
import {
  currentRefinements,
  hits,
  pagination,
  refinementList,
  searchBox,
  sortBy,
  stats,
} from 'instantsearch.js/es/widgets';
import 'instantsearch.css/themes/satellite.css';

const { listings, categories } = globalThis.peerData;

const answer = ({ indexName, params }) => ({
  index: indexName,
  hits: listings.map((listing, at) => ({ ...listing, objectID: String(at) })),
  nbHits: listings.length * 3,
  nbPages: 3,
  page: 0,
  hitsPerPage: listings.length,
  processingTimeMS: 1,
  exhaustiveNbHits: true,
  query: params?.query ?? '',
  params: '',
  facets: { category: categories },
});

const search = instantsearch({
  indexName: 'listings',
  searchClient: { search: (requests) => Promise.resolve({ results: requests.map(answer) }) },
});
search.addWidgets([
  searchBox({ container: '#searchbox', placeholder: 'Search listings' }),
  stats({ container: '#stats' }),
  sortBy({ container: '#sort', items: [{ value: 'listings', label: 'Most relevant' }] }),
  currentRefinements({ container: '#current' }),
  refinementList({ container: '#categories', attribute: 'category' }),
  hits({
    container: '#hits',
    templates: {
      item: (hit, { html }) =>
        html`<article>
          <img src=${hit.image} alt="" width="200" />
          <h2>${hit.title}</h2>
          <p>${hit.price}</p>
        </article>`,
    },
  }),
  pagination({ container: '#pages' }),
]);
search.start();
