/** Countries between whose banks euros are transferred as within one (European Payments Council, EPC409-09). */
export const SEPA_COUNTRIES: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA CH CZ DK GB HU IS LI NO PL RO SE'.split(
    ' ',
  );
