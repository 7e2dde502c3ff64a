<?php
/**
 * Finds the custom field of an event that a table column contains, from the English or German name of the column.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The names of columns. The comparison ignores case, accents and punctuation.
 *
 * @return array<string, string> Names separated by "|", by field (also title, description and German texts).
 */
function column_names() {
	return array(
		'title'                 => 'title|titel|name|event|veranstaltung|anlass|summary|subject|betreff',
		'start_date'            => 'day|date|datum|tag|start date|startdatum|beginndatum|start|from|von|wann|when',
		'start_time'            => 'time|begins at|begin|beginn|zeit|uhrzeit|start time|startzeit|beginnt um',
		'doors_time'            => 'doors|doors open|doors open at|doors time|turoffnung|tueroeffnung|einlass',
		'end_date'              => 'last day|end date|enddatum|letzter tag|to|bis',
		'end_time'              => 'ends at|end|end time|ende|endzeit|endet um',
		'timezone'              => 'time zone|timezone|zeitzone',
		'venue'                 => 'venue|place|location|lokal|veranstaltungsort|spielort|name of the place|where|wo',
		'address'               => 'address|street|street and number|adresse|strasse',
		'postcode'              => 'postcode|postal code|zip|plz|postleitzahl',
		'city'                  => 'city|town|city or town|stadt|ort|ortschaft',
		'state'                 => 'state|canton|state or canton|kanton|bundesland|region',
		'country'               => 'country|land',
		'accessibility'         => 'accessibility|barrierefreiheit|zuganglichkeit',
		'price_from'            => 'price|price from|preis|preis ab|eintritt',
		'price_currency'        => 'currency|wahrung|waehrung',
		'presale_from'          => 'presale|presale from|vorverkauf ab|tickets on sale from',
		'ticket_url'            => 'ticket|tickets|ticket url|link|url|address of the tickets|vorverkauf',
		'ticket_text'           => 'button|words on the button|ticket text',
		'supporting_acts'       => 'guests|supporting acts|with|gaste|gaeste|mit|who else plays',
		'minimum_age'           => 'age|minimum age|alter|mindestalter|from what age',
		'age_note'              => 'note on age',
		'event_status'          => 'status|does it take place',
		'tour'                  => 'tour',
		'description'           => 'description|text|beschreibung|notes|notizen|details',
		'_headless_de_title'    => 'german title|title german|title de|titel deutsch|deutscher titel',
		'german_description'    => 'german text|german description|description german|beschreibung deutsch|deutscher text',
		'_headless_de_venue'    => 'german name of the place|venue german',
	);
}

/**
 * The custom field of each column.
 *
 * @param string[] $heads Headings of the columns.
 * @return array<int, string> Field by index of the column. If several columns match a field, the first counts.
 */
function fields_of_columns( $heads ) {
	$known = array();
	foreach ( column_names() as $field => $names ) {
		$known += array_fill_keys( explode( '|', $names ), $field );
		// A heading may also be the name of the field in the REST API and in the database.
		$known[ str_replace( '_', ' ', $field ) ] = $field;
	}
	$fields = array();
	foreach ( $heads as $column => $head ) {
		$name = folded_title( str_replace( '_', ' ', $head ) );
		if ( isset( $known[ $name ] ) && ! in_array( $known[ $name ], $fields, true ) ) {
			$fields[ $column ] = $known[ $name ];
		}
	}
	return $fields;
}
