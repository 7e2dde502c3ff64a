<?php
/**
 * The states and territories of the United States: their names, the time zone in which most people live, and towns in
 * another time zone. The time zone database mentions states only in comments. Time zones in which almost nobody lives
 * are left out.
 *
 * @package HeadlessCompanion
 */

defined( 'ABSPATH' ) || exit;

$hc_eastern  = 'America/New_York';
$hc_central  = 'America/Chicago';
$hc_mountain = 'America/Denver';
$hc_pacific  = 'America/Los_Angeles';
$hc_boise    = 'America/Boise';

return array(
	'AL' => array( 'Alabama', $hc_central ),
	'AK' => array( 'Alaska', 'America/Anchorage' ),
	'AZ' => array( 'Arizona', 'America/Phoenix' ),
	'AR' => array( 'Arkansas', $hc_central ),
	'CA' => array( 'California', $hc_pacific ),
	'CO' => array( 'Colorado', $hc_mountain ),
	'CT' => array( 'Connecticut', $hc_eastern ),
	'DE' => array( 'Delaware', $hc_eastern ),
	'DC' => array( 'District of Columbia|D C|Washington D C|Washington DC', $hc_eastern ),
	'FL' => array( 'Florida', $hc_eastern, array( 'Pensacola|Panama City|Destin|Fort Walton Beach' => $hc_central ) ),
	'GA' => array( 'Georgia', $hc_eastern ),
	'HI' => array( 'Hawaii', 'Pacific/Honolulu' ),
	'ID' => array( 'Idaho', $hc_boise, array( 'Coeur d’Alene|Lewiston|Moscow|Post Falls|Sandpoint' => $hc_pacific ) ),
	'IL' => array( 'Illinois', $hc_central ),
	'IN' => array( 'Indiana', 'America/Indiana/Indianapolis', array( 'Gary|Hammond|Evansville|Valparaiso|Michigan City' => $hc_central ) ),
	'IA' => array( 'Iowa', $hc_central ),
	'KS' => array( 'Kansas', $hc_central, array( 'Goodland' => $hc_mountain ) ),
	'KY' => array( 'Kentucky', $hc_eastern, array( 'Bowling Green|Owensboro|Paducah|Hopkinsville' => $hc_central ) ),
	'LA' => array( 'Louisiana', $hc_central ),
	'ME' => array( 'Maine', $hc_eastern ),
	'MD' => array( 'Maryland', $hc_eastern ),
	'MA' => array( 'Massachusetts', $hc_eastern ),
	'MI' => array( 'Michigan', 'America/Detroit', array( 'Iron Mountain|Menominee|Ironwood' => $hc_central ) ),
	'MN' => array( 'Minnesota', $hc_central ),
	'MS' => array( 'Mississippi', $hc_central ),
	'MO' => array( 'Missouri', $hc_central ),
	'MT' => array( 'Montana', $hc_mountain ),
	'NE' => array( 'Nebraska', $hc_central, array( 'Scottsbluff|Chadron|Alliance|Sidney' => $hc_mountain ) ),
	'NV' => array( 'Nevada', $hc_pacific ),
	'NH' => array( 'New Hampshire', $hc_eastern ),
	'NJ' => array( 'New Jersey', $hc_eastern ),
	'NM' => array( 'New Mexico', $hc_mountain ),
	'NY' => array( 'New York', $hc_eastern ),
	'NC' => array( 'North Carolina', $hc_eastern ),
	'ND' => array( 'North Dakota', $hc_central, array( 'Dickinson|Medora' => $hc_mountain ) ),
	'OH' => array( 'Ohio', $hc_eastern ),
	'OK' => array( 'Oklahoma', $hc_central ),
	'OR' => array( 'Oregon', $hc_pacific, array( 'Ontario|Nyssa|Vale' => $hc_boise ) ),
	'PA' => array( 'Pennsylvania', $hc_eastern ),
	'RI' => array( 'Rhode Island', $hc_eastern ),
	'SC' => array( 'South Carolina', $hc_eastern ),
	'SD' => array( 'South Dakota', $hc_central, array( 'Rapid City|Spearfish|Deadwood|Sturgis' => $hc_mountain ) ),
	'TN' => array( 'Tennessee', $hc_central, array( 'Knoxville|Chattanooga|Johnson City|Kingsport|Bristol|Gatlinburg' => $hc_eastern ) ),
	'TX' => array( 'Texas', $hc_central, array( 'El Paso' => $hc_mountain ) ),
	'UT' => array( 'Utah', $hc_mountain ),
	'VT' => array( 'Vermont', $hc_eastern ),
	'VA' => array( 'Virginia', $hc_eastern ),
	'WA' => array( 'Washington', $hc_pacific ),
	'WV' => array( 'West Virginia', $hc_eastern ),
	'WI' => array( 'Wisconsin', $hc_central ),
	'WY' => array( 'Wyoming', $hc_mountain ),
	'AS' => array( 'American Samoa', 'Pacific/Pago_Pago' ),
	'GU' => array( 'Guam', 'Pacific/Guam' ),
	'MP' => array( 'Northern Mariana Islands', 'Pacific/Saipan' ),
	'PR' => array( 'Puerto Rico', 'America/Puerto_Rico' ),
	'VI' => array( 'U.S. Virgin Islands|Virgin Islands', 'America/St_Thomas' ),
);
